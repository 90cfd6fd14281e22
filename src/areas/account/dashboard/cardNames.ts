import type { CardId } from '@/contract/account/dashboard';
import type { TextId } from '@/core/i18n';

export const CARD_NAMES: Readonly<Record<CardId, TextId>> = {
  cashierReview: 'dayCard.cashierReview',
  diffOpen: 'dayCard.diffOpen',
  alertOpen: 'dayCard.alertOpen',
  returnReview: 'dayCard.returnReview',
  companyEntryMine: 'dayCard.companyEntryMine',
  customerEntryMine: 'dayCard.customerEntryMine',
  commodityEntryMine: 'dayCard.commodityEntryMine',
  orderAudit: 'dayCard.orderAudit',
  feedbackOpen: 'dayCard.feedbackOpen',
  exportFailed: 'dayCard.exportFailed',
  erpFaulty: 'dayCard.erpFaulty',
  fairSoon: 'dayCard.fairSoon',
  todayOrders: 'dayCard.todayOrders',
  monthOrders: 'dayCard.monthOrders',
  specialsRunning: 'dayCard.specialsRunning',
  flexibleRunning: 'dayCard.flexibleRunning',
  discountRunning: 'dayCard.discountRunning',
  rebateRunning: 'dayCard.rebateRunning',
  fairOngoing: 'dayCard.fairOngoing',
  exportRunning: 'dayCard.exportRunning',
  newOrders: 'dayCard.newOrders',
  newAlerts: 'dayCard.newAlerts',
  newReturns: 'dayCard.newReturns',
  newFeedback: 'dayCard.newFeedback',
};
