export { forgetSignals } from './forget-signals.ts';
export { lookAtSellersOf, lookForAbuse, makeSignalsRound, type SignalsContext } from './look-for-abuse.ts';
export { closeSignalAct, getOpenSignal, lookAtIncome, releaseSignalAct, type SignalIncome } from './signal-acts.ts';
export {
  countSignals,
  findSignal,
  listSignals,
  listTies,
  setOutcome,
  type SignalRow,
  type TieRow,
} from './signals.store.ts';
