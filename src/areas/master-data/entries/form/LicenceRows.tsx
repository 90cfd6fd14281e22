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
import { licenceType } from '@/areas/master-data/shared/licenceFields';
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

interface NeededProps {
  page: EntryPage;
  form: FormInstance<FormValues>;
  onAdd: (type: LicenceType) => void;
}

/** Which licences this form needs, and which of them are there. */
function Needed({ page, form, onAdd }: NeededProps) {
  const values = useValues(form);
  const needed = neededLicences(ownerOf(page, values));
  const there = new Set((values.licences ?? []).map((one) => one.licenceType));
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

function Row({ index, links, onRemove }: { index: number; links: PictureLinks; onRemove: () => void }) {
  const text = useText();
  const { ranges, pictures } = useFormParts();
  const at = (name: Exclude<keyof LicenceInput, 'licenceId'>) => ({ name, path: [index, name] });
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
        <Field {...at('licenceType')} />
        <Field {...at('licenceNo')} />
        <Field {...at('licenceName')} />
        <Field {...at('issuer')} />
        <Field {...at('issueDate')} />
        <Field {...at('expiryDate')} />
        <div className={styles.wide}>
          <Field {...at('scopeIds')}>{ranges}</Field>
          <Field {...at('images')}>{pictures({ max: MAX_LICENCE_IMAGES, links })}</Field>
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

/** The licences of a form, each with its pictures; what is needed is offered. */
export function LicenceRows({ page, form, links }: Props) {
  const newRow = (type?: LicenceType): Partial<LicenceInput> => ({
    licenceId: randomUuid(),
    ...(type === undefined ? {} : { licenceType: type }),
    ...{ scopeIds: [], images: [], expiryDate: null },
  });
  return (
    <Form.List name="licences">
      {(rows, { add, remove }, { errors }) => (
        <>
          <Needed page={page} form={form} onAdd={(type) => add(newRow(type))} />
          {rows.map(({ key, name: index }) => (
            <Row key={key} index={index} links={links} onRemove={() => remove(index)} />
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
