import { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { fewAtOnce, implement } from '../../../../http/implement';
import { workActions } from './actions';
import { bridgeRows } from './bridgeRows';
import { confirmMany, matchByHand } from './bulk';
import { workCandidates } from './candidates';
import { confirmMatch, rejectMatch, unmatchMatch } from './commands';
import { diffDocuments } from './diffDocuments';
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
import { cancelRun, recheck } from './run';
import { workSum } from './sum';
import { undoAction } from './undo';
import { statementWorkbook } from './workbook';

/** Commands of one statement run one after the other. */
const inLine = fewAtOnce(3);

export const workbenchRoutes = implement(
  workbenchApi,
  {
    bridge: workBridge,
    bridgeRows,
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
    cancelRun,
    actions: workActions,
    parts: actionParts,
    undo: undoAction,
    redo: redoAction,
    diffs: workDiffs,
    documents: diffDocuments,
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
  },
  inLine,
);
