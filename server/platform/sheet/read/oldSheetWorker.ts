import { readOldSheet } from './readOldSheet';
import { readOne } from './sheetThread';

/* A worker of its own, because the library for old files is large and most files are not old. */
readOne(readOldSheet);
