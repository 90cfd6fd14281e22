import { AutoComplete, Flex, Tag } from 'antd';
import { COUNTER_COLUMNS, type CounterColumn } from '@/contract/finance/counter';
import {
  type CounterProfile,
  counterProfileApi,
  DATE_FORM,
  type DateForm,
  SIGN_RULE,
  type SignRule,
} from '@/contract/finance/counter-profile';
import type { PartyType } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { T, withTexts } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDrawer } from '@kit/form/RecordDrawer';

type Titles = Record<CounterColumn, string>;
interface Values extends Titles {
  dateForm: DateForm;
  signRule: SignRule;
  signColumn: string;
  plusWord: string;
  codes: string;
}

const TITLE = 40;
const dateForm = codeTable('counterDateForm', DATE_FORM);
const signRule = codeTable('counterSignRule', SIGN_RULE);

const fields = fieldsOf<Values>()('counterProfile', {
  kind: f.text({ max: TITLE }),
  no: f.text({ max: TITLE }),
  ourNo: f.text({ max: TITLE }),
  date: f.text({ max: TITLE, required: true }),
  amount: f.text({ max: TITLE, required: true }),
  text: f.text({ max: TITLE }),
  goods: f.text({ max: TITLE }),
  qty: f.text({ max: TITLE }),
  price: f.text({ max: TITLE }),
  dateForm: f.codes(dateForm, { required: true }),
  signRule: f.codes(signRule, { required: true, help: 'counterProfile.signHelp' }),
  signColumn: f.text({ max: TITLE }),
  plusWord: f.text({ max: 20 }),
  codes: f.note({ max: 20_000, help: 'counterProfile.codesHelp' }),
});

/** One translation a line: the partner's code = our code. */
const toLines = (map: Readonly<Record<string, string>>) =>
  Object.entries(map)
    .map(([his, ours]) => `${his} = ${ours}`)
    .join('\n');
const fromLines = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.split('=').map((part) => part.trim()))
      .filter(([his, ours]) => his && ours)
      .map(([his = '', ours = '']) => [his, ours]),
  );

const valuesOf = ({ columns, goodsMap, ...rest }: CounterProfile): Values => ({
  ...columns,
  ...{ dateForm: rest.dateForm, signRule: rest.signRule, signColumn: rest.signColumn, plusWord: rest.plusWord },
  codes: toLines(goodsMap),
});

// The form has a field for each column.
const columnsIn = (values: Values) => Object.fromEntries(COUNTER_COLUMNS.map((name) => [name, values[name]])) as Titles;

export interface Party {
  branchId: string;
  partyType: PartyType;
  partyId: string;
  partyName: string;
}

interface Props {
  party: Party;
  /** The column titles of the file that could not be read. */
  titles: readonly string[];
  onClose: () => void;
}

function ProfileForm({ party, titles, onClose }: Props) {
  const { partyName, ...whose } = party;
  const { data, error, refresh } = useCall(counterProfileApi.profile, whose);
  const waiting = <Waiting error={error} onRetry={refresh} />;
  const save = ({ codes, ...values }: Values) =>
    call(
      counterProfileApi.saveProfile,
      {
        ...{ ...whose, version: data?.version ?? 0, columns: columnsIn({ ...values, codes }) },
        ...{ dateForm: values.dateForm, signRule: values.signRule },
        ...{ signColumn: values.signColumn, plusWord: values.plusWord, goodsMap: fromLines(codes) },
      },
      { silent: true },
    );
  const options = titles.map((value) => ({ value }));
  return (
    <RecordDrawer<CounterProfile, Values>
      draftKey={`columns ${whose.branchId} ${whose.partyId}`}
      title="counterProfile.title"
      titleValues={{ partyName }}
      help="counterProfile.help"
      okText="counterProfile.save"
      fields={fields}
      record={data}
      waiting={waiting}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      {titles.length > 0 && (
        <Flex wrap gap="small">
          <T id="counterProfile.found" />
          {titles.map((one) => (
            <Tag key={one}>{one}</Tag>
          ))}
        </Flex>
      )}
      {COUNTER_COLUMNS.map((name) => (
        <fields.Field key={name} name={name}>
          <AutoComplete allowClear maxLength={TITLE} options={options} />
        </fields.Field>
      ))}
      {fields.inputs(['dateForm', 'signRule'])}
      <fields.Field name="signColumn">
        <AutoComplete allowClear maxLength={TITLE} options={options} />
      </fields.Field>
      {fields.inputs(['plusWord', 'codes'])}
    </RecordDrawer>
  );
}

/** How the files of a partner are read: asked once, and stored for his next file. */
export const ProfileDrawer = withTexts(['finance/counter-profile'], ProfileForm);
