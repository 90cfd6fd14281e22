import type { Parsed } from '../../../../../src/contract/endpoint';
import { tenantStatementApi } from '../../../../../src/contract/property/tenants';
import { EXPORT_FILE_TYPE } from '../../../../../src/contract/tasks/exports';
import { FileAnswer } from '../../../../http/answer';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { translate } from '../../../../http/texts';
import { day, digits, text } from '../../../../platform/sheet/write/cell';
import { inMemory } from '../../../../platform/sheet/write/sink';
import { WRITERS, writeWorkbook } from '../../../../platform/sheet/write/writers';
import { tenantStatement } from './accounts';

const COLUMNS = ['date', 'kind', 'no', 'debit', 'credit', 'balance'] as const;

/** The statement of a tenant as a file, its lines between opening and closing (docs/domain/property-bills.md#statement). */
async function statementFile(asked: Parsed<typeof tenantStatementApi.statementFile>, context: Context) {
  const { branchName, tenantName, opening, lines, closing, deposit } = await tenantStatement(asked, context);
  const say = translate(context.request.language);
  const label = (name: string) => text(say(`tenantSheet.${name}`));
  const end = (name: string, date: string, balance: string) => [
    ...[day(date), label(name), text(''), text(''), text('')],
    digits(balance),
  ];
  const fields = (...names: readonly string[]) =>
    names.map((fieldName) => ({ fieldName, fieldTitle: say(`tenantSheet.${fieldName}`) }));
  const file = inMemory();
  await writeWorkbook(
    [
      {
        ...{ name: say('tenantSheet.statement'), fields: fields(...COLUMNS) },
        rows: [
          end('opening', asked.from, opening),
          ...lines.map(({ date, kind, no, debit, credit, balance }) => [
            ...[day(date), label(kind), text(no)],
            ...[digits(debit), digits(credit), digits(balance)],
          ]),
          end('closing', asked.to, closing),
        ],
      },
      {
        ...{ name: say('tenantSheet.facts'), fields: fields('fact', 'value') },
        rows: [
          [label('company'), text(branchName)],
          [label('tenant'), text(tenantName)],
          ...[
            [label('from'), day(asked.from)],
            [label('to'), day(asked.to)],
          ],
          [label('deposit'), digits(deposit)],
        ],
      },
    ],
    file.sink,
  );
  const name = `${tenantName} ${asked.from} ${asked.to}.xlsx`;
  return new FileAnswer(file.content(), { name, mime: WRITERS[EXPORT_FILE_TYPE.xlsx].mime, inline: false, maxAge: 0 });
}

export const tenantStatementRoutes = implement(tenantStatementApi, { statement: tenantStatement, statementFile });
