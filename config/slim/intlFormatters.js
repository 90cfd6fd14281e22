/* Dates, numbers and lists are written by `kit/format`; of react-intl the console uses the texts alone. */
const none = () => {
  throw new Error('This formatter of react-intl has no twin (docs/adr/0009).');
};

export {
  none as formatDate,
  none as formatDateToParts,
  none as formatDisplayName,
  none as formatList,
  none as formatNumber,
  none as formatNumberToParts,
  none as formatPlural,
  none as formatRelativeTime,
  none as formatTime,
  none as formatTimeToParts,
};
