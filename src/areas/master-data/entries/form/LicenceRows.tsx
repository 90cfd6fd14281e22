import { CheckCircleOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Form, type FormInstance, Tag } from 'antd';
import type { EntryPage } from '@/contract/master-data/entry-records';
import {
  type LicenceInput,
  type LicenceType,
  MAX_LICENCE_IMAGES,
  neededLicences,
  OWNER_TYPE,
} from '@/contract/master-data/licences';
import { randomUuid } from '@/core/http/random';
import { T, useText } from '@/core/i18n';
import { licenceType } from '../../shared/licenceFields';
import styles from './form.module.css';
import { type FormValues, licenceRowFields } from '../../shared/entries/formFields';
import { useFormParts } from './formParts';
import type { PictureLinks } from './PicturesField';
import { useValues } from './useValues';

const { Field } = licenceRowFields;
const MOST_LICENCES = 20;

const ownerOf = (page: EntryPage, values: Partial<FormValues>) => {
  if (page === 'companyEntry')
    return {
      ...{ ownerType: OWNER_TYPE.company, kind: values.companyKind ?? null },
      operateRangeIds: values.operateRangeIds ?? [],
    };
  if (page === 'customerEntry')
    return {
      ...{ ownerType: OWNER_TYPE.customer, kind: values.customerType ?? null },
      operateRangeIds: values.operateRangeIds ?? [],
      ...{ hasPurchaser: Boolean(values.purchaser), hasUscc: Boolean(values.uscc) },
    };
  return {
    ownerType: OWNER_TYPE.commodity,
    operateRangeIds: values.operateRangeId === undefined ? [] : [values.operateRangeId],
  };
};

/** Which kinds of licence the form needs, and which it has. */
function neededOf(page: EntryPage, values: Partial<FormValues>) {
  const there = new Set((values.licences ?? []).map((one) => one.licenceType));
  return { needed: neededLicences(ownerOf(page, values)), there };
}

interface NeededProps {
  page: EntryPage;
  form: FormInstance<FormValues>;
  onAdd: (type: LicenceType) => void;
}

/** Lists the needed licences, and marks those that are missing. */
function Needed({ page, form, onAdd }: NeededProps) {
  const { needed, there } = neededOf(page, useValues(form));
  return (
    <Flex wrap gap="small" align="center" className={styles.row ?? ''}>
      {needed.map(({ licenceType: type }) =>
        there.has(type) ? (
          <Tag key={type} icon={<CheckCircleOutlined />} color="success">
            {licenceType.labelOf(type)}
          </Tag>
        ) : (
          <Button key={type} size="small" icon={<PlusOutlined />} onClick={() => onAdd(type)}>
            {licenceType.labelOf(type)}
          </Button>
        ),
      )}
    </Flex>
  );
}

const at = (index: number, name: Exclude<keyof LicenceInput, 'licenceId'>) => ({ name, path: [index, name] });

/** The expiry date; some kinds of licence may have none. */
function Expiry({ page, form, index }: Pick<Props, 'page' | 'form'> & { index: number }) {
  const values = useValues(form);
  const type = values.licences?.[index]?.licenceType;
  const required = neededLicences(ownerOf(page, values)).some((one) => one.licenceType === type && one.needsEnd);
  return (
    <Field
      {...at(index, 'expiryDate')}
      required={required}
      {...(required ? {} : { help: 'entryForm.noEndHelp' as const })}
    />
  );
}

type RowProps = Props & { index: number; onRemove: () => void };

function Row({ page, form, index, links, onRemove }: RowProps) {
  const text = useText();
  const { ranges, pictures } = useFormParts();
  return (
    <Card
      size="small"
      className={styles.row ?? ''}
      title={<T id="entryForm.licenceNo" values={{ no: index + 1 }} />}
      extra={
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={text('entryForm.removeLicence', { no: index + 1 })}
          onClick={onRemove}
        />
      }
    >
      <div className={styles.columns}>
        <Field {...at(index, 'licenceType')} />
        <Field {...at(index, 'licenceNo')} />
        <Field {...at(index, 'licenceName')} />
        <Field {...at(index, 'issuer')} />
        <Field {...at(index, 'issueDate')} />
        <Expiry page={page} form={form} index={index} />
        <div className={styles.wide}>
          <Field {...at(index, 'scopeIds')}>{ranges}</Field>
          <Field {...at(index, 'images')}>{pictures({ max: MAX_LICENCE_IMAGES, links })}</Field>
        </div>
      </div>
    </Card>
  );
}

interface Props {
  page: EntryPage;
  form: FormInstance<FormValues>;
  links: PictureLinks;
}

/** The licences of a form, each with its pictures; missing ones are offered. */
export function LicenceRows({ page, form, links }: Props) {
  const newRow = (type?: LicenceType): Partial<LicenceInput> => ({
    licenceId: randomUuid(),
    ...(type === undefined ? {} : { licenceType: type }),
    ...{ scopeIds: [], images: [], expiryDate: null },
  });
  const validator = () => {
    // The values of all fields, whatever antd's type says.
    const { needed, there } = neededOf(page, form.getFieldsValue(true) as Partial<FormValues>);
    const isWhole = needed.every((one) => there.has(one.licenceType));
    return isWhole ? Promise.resolve() : Promise.reject(new Error('licences'));
  };
  return (
    <Form.List name="licences" rules={[{ validator, message: <T id="entryForm.licencesMissing" /> }]}>
      {(rows, { add, remove }, { errors }) => (
        <>
          <Needed page={page} form={form} onAdd={(type) => add(newRow(type))} />
          {rows.map(({ key, name: index }) => (
            <Row key={key} {...{ page, form, index, links }} onRemove={() => remove(index)} />
          ))}
          <Button
            type="dashed"
            block
            icon={<PlusOutlined />}
            disabled={rows.length >= MOST_LICENCES}
            onClick={() => add(newRow())}
          >
            <T id="entryForm.addLicence" />
          </Button>
          <Form.ErrorList errors={errors} />
        </>
      )}
    </Form.List>
  );
}
