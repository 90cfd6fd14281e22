/** Makes pieces of one length of whatever comes; the last may be shorter. */
export function piecesOf(length: number) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  return {
    /** The whole pieces that there are now. */
    push(more: Buffer): Buffer[] {
      waiting.push(more);
      bytes += more.length;
      if (bytes <= length) return [];
      let rest = Buffer.concat(waiting);
      const whole: Buffer[] = [];
      for (; rest.length > length; rest = rest.subarray(length)) whole.push(rest.subarray(0, length));
      waiting = [rest];
      bytes = rest.length;
      return whole;
    },
    rest: () => Buffer.concat(waiting),
  };
}
