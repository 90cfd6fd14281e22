import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { PublicName } from '@/contract/master-data/public-entry';
import { T } from '@/core/i18n';
import { formFields, type FormValues } from '../../shared/entries/formFields';
import { isNothing, isRow } from '../../shared/entries/paths';
import { licenceType } from '../../shared/licenceFields';
import type { FieldName } from '../sections';
import { TreeNames } from './publicTrees';
import { sectionsOf } from './steps';

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const texts = (...values: readonly unknown[]) =>
  values.filter((one) => typeof one === 'string' && one !== '').join(' · ');

/** A licence, a receiver or the purchaser. */
function Row({ row }: { row: Readonly<Record<string, unknown>> }) {
  const { licenceType: type, licenceNo, images, name, phone, address } = row;
  if (type === undefined) return <div>{texts(name, phone, address)}</div>;
  return (
    <div>
      {licenceType.labelOf(type)} · {texts(licenceNo)} ·{' '}
      <T id="publicEntry.pictures" values={{ count: Array.isArray(images) ? images.length : 0 }} />
    </div>
  );
}

/** The values of fields that are lists or objects. */
function shown(name: FieldName, value: unknown): ReactNode {
  if (name === 'regionIds') return <TreeNames kind="regionTree" ids={idsOf(value)} />;
  if (name === 'operateRangeIds') return <TreeNames kind="operateRangeTree" ids={idsOf(value)} />;
  const rows = Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : undefined;
  if (!rows) return formFields.show(name, value);
  return rows.map((row, index) => <Row key={index} row={row} />);
}

/** Everything that will be submitted, for a last check. */
export function Summary({ kind, values }: { kind: PublicName; values: Partial<FormValues> }) {
  const fields = [0, 1, 2].flatMap((step) => sectionsOf(kind, step).flatMap((section) => section.fields));
  const filled = fields.filter((name) => !isNothing(values[name]) && values[name] !== 0);
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      items={filled.map((name) => {
        const label = formFields.labelOf(name);
        return { key: name, label: label ? <T id={label} /> : name, children: shown(name, values[name]) };
      })}
    />
  );
}
