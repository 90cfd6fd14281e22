/** The document has moved on since: the event changes nothing. */
export class Stale extends Error {
  constructor(readonly docNo: string) {
    super(`${docNo} has gone on since.`);
  }
}
