import { readSheet } from '../../rules/sheet/readSheet';
import { readOne } from './sheetThread';

readOne(readSheet);
