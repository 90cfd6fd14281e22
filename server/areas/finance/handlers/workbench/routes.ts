import { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { implement } from '../../../../http/implement';
import { confirmMany, matchByHand } from './bulk';
import { workCandidates } from './candidates';
import { confirmMatch, rejectMatch, unmatchMatch } from './commands';
import { workDiffs } from './diffs';
import { handleDiff, revokeDiff, remarkDiff } from './handleDiffs';
import { handleMany } from './handleMany';
import { importCounter, stateClosing } from './importCounter';
import { decidedPairs, forgetPair, forgetRule } from './forget';
import { disableRule, enableRule, workMemory } from './memory';
import { workBridge, workMatches, workRows } from './read';
import { redoAction } from './redo';
import { retireRows } from './retire';
import { actionParts } from './parts';
import { recheck } from './run';
import { workSum } from './sum';
import { undoAction, workActions } from './undo';
import { statementWorkbook } from './workbook';

export const workbenchRoutes = implement(workbenchApi, {
  bridge: workBridge,
  workbook: statementWorkbook,
  rows: workRows,
  matches: workMatches,
  candidates: workCandidates,
  match: matchByHand,
  confirm: confirmMatch,
  reject: rejectMatch,
  unmatch: unmatchMatch,
  batchConfirm: confirmMany,
  sum: workSum,
  recheck,
  actions: workActions,
  parts: actionParts,
  undo: undoAction,
  redo: redoAction,
  diffs: workDiffs,
  handle: handleDiff,
  batchHandle: handleMany,
  remark: remarkDiff,
  revoke: revokeDiff,
  importCounter,
  retire: retireRows,
  memory: workMemory,
  enableRule,
  disableRule,
  forgetRule,
  pairs: decidedPairs,
  forgetPair,
  closing: stateClosing,
});
