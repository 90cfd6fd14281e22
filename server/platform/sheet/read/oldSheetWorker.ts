import { readOldSheet } from './readOldSheet';
import { readOne } from './sheetThread';

/* Apart from its sister: the library of old files is large, and most files are not old. */
readOne(readOldSheet);
