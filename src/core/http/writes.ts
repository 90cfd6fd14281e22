let written = 0;

/** Counts what this browser tab has written: whoever keeps an answer knows by it whether that may be out of date. */
export const writes = {
  count: () => written,
  add: () => {
    written += 1;
  },
};
