import { readSheet } from './readSheet';
import { readOne } from './sheetThread';

readOne(readSheet);
