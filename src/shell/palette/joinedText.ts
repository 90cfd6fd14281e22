/** A separator that no folded text contains. */
const END = '\n';

/** Many texts as one, so that a piece of text is found in all of them at once. */
export class JoinedText {
  private readonly text: string;
  private readonly starts: readonly number[];

  constructor(texts: readonly string[]) {
    const starts: number[] = [];
    let at = 0;
    for (const one of texts) {
      starts.push(at);
      at += one.length + 1;
    }
    this.starts = starts;
    this.text = texts.join(END) + END;
  }

  /** The indices of the texts that contain the piece, each with the position of the piece. */
  find(piece: string): { index: number; at: number }[] {
    const found: { index: number; at: number }[] = [];
    let index = 0;
    for (let hit = this.text.indexOf(piece); piece && hit >= 0;) {
      while ((this.starts[index + 1] ?? Infinity) <= hit) index += 1;
      found.push({ index, at: hit - (this.starts[index] ?? 0) });
      // One hit in a text is enough.
      hit = this.text.indexOf(piece, this.starts[index + 1] ?? Infinity);
    }
    return found;
  }
}
