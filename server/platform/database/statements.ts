import { parse, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** The number of statements in a busy hour; each keeps its plan in the memory of the database. */
const MOST = 250;

interface Statement {
  name: string;
  /** Types of the parameters, as the database names them. */
  types: readonly number[];
}

type Run = <R>(text: string, params: readonly unknown[], options: QueryOptions) => Promise<Results<R>>;

/**
 * Statements that the embedded database parses once and plans a few times: that takes most of the time of a short
 * query, and PGlite itself does it anew with every call. The database renews plans that a change of the schema has made
 * invalid. While one runs, nothing else uses the database.
 */
export function createStatements(client: PGlite): Run {
  /** In the order of their last use, the latest at the end. */
  const kept = new Map<string, Statement>();
  let count = 0;

  const send = (...messages: Uint8Array[]) =>
    client.execProtocol(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  /** Makes room for one more. */
  function closeOldest() {
    const [oldest] = kept;
    if (kept.size < MOST || !oldest) return [];
    const [text, { name }] = oldest;
    kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  }

  async function prepare(text: string): Promise<Statement> {
    count += 1;
    const name = `kept_${count}`;
    const { messages } = await send(
      ...closeOldest(),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    return { name, types: parse.parseDescribeStatementResults(messages) };
  }

  const asText = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null;
    const serialise = client.serializers[type ?? 0] ?? String;
    return serialise(value);
  };

  return async <R>(text: string, params: readonly unknown[], options: QueryOptions) => {
    const statement = kept.get(text) ?? (await prepare(text));
    kept.delete(text);
    kept.set(text, statement);
    const values = params.map((value, i) => asText(value, statement.types[i]));
    const { messages } = await send(
      serialize.bind({ statement: statement.name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, client.parsers, options);
    // The columns are those that the caller has selected.
    return result as Results<R>;
  };
}
