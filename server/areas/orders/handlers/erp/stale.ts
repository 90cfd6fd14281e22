/** The document has gone on since: what is told of it now changes nothing. */
export class Stale extends Error {
  constructor(readonly docNo: string) {
    super(`${docNo} has gone on since.`);
  }
}
