import { drawProofApi } from '../../../../../src/contract/trade-fair/draw-proof';
import { lotteryApi } from '../../../../../src/contract/trade-fair/draws';
import { prizeApi, prizeGroupApi } from '../../../../../src/contract/trade-fair/prizes';
import { screenApi } from '../../../../../src/contract/trade-fair/big-screen';
import { ticketApi } from '../../../../../src/contract/trade-fair/tickets';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { drawPage, verify } from './drawPage';
import { publicDraws, publicProof } from './publicProof';
import { redraw, revokeWinner, start, stop } from './draws';
import { stopDueDraws } from './engine';
import { issue } from './issue';
import { listPrizeGroup, updatePrizeGroupLabel } from './groups';
import { previewLabel } from './labels';
import { addPrize, deletePrize, prizePage, updatePrize } from './prizes';
import { openScreen, screenStart, screenStop, screenWinners } from './screen';
import { screenState } from './screenState';
import { commitSeed, revealSeed, seedList } from './seeds';
import { recalc } from './recalc';
import { ticketPage, voidByHand } from './tickets';

/** Draws that nobody has stopped are stopped by the time, before anybody looks. */
const afterDraws = <I, O>(handler: (input: I, context: Context) => Promise<O>) =>
  withCurrentStates(async (input: I, context: Context) => {
    await stopDueDraws(context.db, context.now);
    return handler(input, context);
  });

export const lotteryRoutes = [
  ...implement(prizeApi, {
    page: afterDraws(prizePage),
    add: afterDraws(addPrize),
    update: afterDraws(updatePrize),
    delete: afterDraws(deletePrize),
  }),
  ...implement(prizeGroupApi, {
    listPrizeGroup,
    updatePrizeGroupLabel: afterDraws(updatePrizeGroupLabel),
    previewPrizeGroupLabel: afterDraws(previewLabel),
  }),
  ...implement(ticketApi, {
    page: afterDraws(ticketPage),
    issue: afterDraws(issue),
    recalc: afterDraws(recalc),
    void: afterDraws(voidByHand),
  }),
  ...implement(lotteryApi, {
    seedList: withCurrentStates(seedList),
    commit: withCurrentStates(commitSeed),
    reveal: afterDraws(revealSeed),
    openScreen: withCurrentStates(openScreen),
    start: afterDraws(start),
    stop: afterDraws(stop),
    revokeWinner: afterDraws(revokeWinner),
    redraw: afterDraws(redraw),
    drawPage: afterDraws(drawPage),
    verify: afterDraws(verify),
  }),
  ...implement(drawProofApi, { list: afterDraws(publicDraws), open: afterDraws(publicProof) }),
  ...implement(screenApi, {
    screen: afterDraws(screenState),
    start: afterDraws(screenStart),
    stop: afterDraws(screenStop),
    winners: afterDraws(screenWinners),
  }),
];
