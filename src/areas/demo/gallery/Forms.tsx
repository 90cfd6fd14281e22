import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { T, text, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { BoxChoice, RadioChoice } from '@/ui/form/choices';
import { FormFooter } from '@/ui/form/FormFooter';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { RowsField } from '@/ui/form/RowsField';
import { FoundName, SearchSelect, type Searched, SearchSelectMany } from '@/ui/form/SearchSelect';
import { PickerDialog } from '@/ui/pick/PickerDialog';
import { RemoteCascader } from '@/ui/pick/RemoteCascader';
import type { TreeOption } from '@/ui/pick/remoteNodes';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { RemoteTreeSelect } from '@/ui/pick/RemoteTreeSelect';
import { ActionButton } from '@kit/actions/ActionButton';
import { ConflictDialog } from '@kit/form/ConflictDialog';
import { FormField } from '@kit/form/FormField';
import { RecordDialog } from '@kit/form/RecordDialog';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { RecordPage } from '@/ui/form/RecordPage';
import { Example } from '../shared/Example';
import { fairColumns } from '../shared/fairColumns';
import { Gallery } from './Gallery';
import { FIRST, NAMES, type Sample, sampleFields } from './sample';

type Opened = 'dialog' | 'drawer' | 'conflict' | 'picker';

/** A sample form sends nothing. */
const save = () => Promise.resolve(true);

const common = {
  fields: sampleFields,
  title: 'demo.sampleTitle',
  help: 'demo.sampleHelp',
  done: 'demo.done',
  save,
} as const;

const SHORT = ['text', 'person', 'date'] as const;

function Surfaces() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const record = (kind: Opened) => (opened === kind ? FIRST : undefined);
  const tell = (rows: readonly TradeFair[]) =>
    Promise.resolve(notifier.success(text('demo.picked', { count: rows.length })));
  return (
    <>
      <Flex wrap gap="small">
        <ActionButton label="demo.openDialog" onAction={() => setOpened('dialog')} />
        <ActionButton label="demo.openDrawer" onAction={() => setOpened('drawer')} />
        <ActionButton label="demo.openConflict" onAction={() => setOpened('conflict')} />
        <ActionButton label="demo.openPicker" onAction={() => setOpened('picker')} />
      </Flex>
      <RecordDialog<Sample> {...common} draftKey="demo dialog" record={record('dialog')} onClose={close}>
        {sampleFields.inputs(SHORT)}
      </RecordDialog>
      <RecordDrawer<Sample> {...common} wide draftKey="demo drawer" record={record('drawer')} onClose={close}>
        {sampleFields.inputs(NAMES)}
      </RecordDrawer>
      {opened === 'conflict' && (
        <ConflictDialog
          base={{ ...FIRST }}
          mine={{ ...FIRST, text: 'Mine', count: 3 }}
          theirs={{ ...FIRST, text: 'Theirs', money: '5.00' }}
          who="周启明"
          when={FIRST.dateTime}
          fields={sampleFields}
          onMerge={close}
          onDrop={close}
        />
      )}
      {opened === 'picker' && (
        <PickerDialog<TradeFair>
          title="demo.openPicker"
          okText="demo.pick"
          keyOf={(fair) => fair.tradeFairId}
          list={tradeFairApi.searchList}
          table={fairColumns}
          max={3}
          onPick={tell}
          onClose={close}
        />
      )}
    </>
  );
}

const FAIRS = {
  endpoint: tradeFairApi.searchList,
  query: (typed: string) => ({ subject: typed }),
  option: ({ tradeFairId, subject }: TradeFair) => ({ value: tradeFairId, label: subject }),
};

function Rows() {
  return (
    <Form name="rows" layout="vertical" initialValues={{ rows: [{ from: '1' }, { from: '10' }] }}>
      <RowsField
        name={['rows']}
        label="demo.rows"
        addLabel="demo.addRow"
        max={5}
        empty={{ from: '' }}
        disabled={false}
        columns={['from']}
      >
        {(index) => (
          <FormField name={[index, 'from']} label="demoField.quantity" required>
            <Input />
          </FormField>
        )}
      </RowsField>
      <FormField name="fair" label="demo.openPicker">
        <MoreSelect<TradeFair> {...FAIRS} />
      </FormField>
      <FormFooter>
        <Button type="primary">
          <T id="action.submit" />
        </Button>
      </FormFooter>
    </Form>
  );
}

const FAIRS_BY_CODE: Searched<TradeFair> = {
  endpoint: tradeFairApi.searchList,
  query: (subject) => ({ subject }),
  byId: (tradeFairCode) => ({ tradeFairCode }),
  option: ({ tradeFairCode, subject }) => ({ value: tradeFairCode, label: subject }),
};

function Search() {
  const text = useText();
  const [code, setCode] = useState<string>();
  return (
    <Form name="search" layout="vertical">
      <FormField name="fairByCode" label="demo.fair">
        <SearchSelect list={FAIRS_BY_CODE} onChange={setCode} />
      </FormField>
      {code && <FoundName list={FAIRS_BY_CODE} id={code} />}
      <FormField name="fairs" label="demoField.list">
        {/* There are few fairs: the first page has all of them. */}
        <SearchSelectMany list={{ ...FAIRS, byIds: () => ({}) }} placeholder={text('select.choose')} />
      </FormField>
    </Form>
  );
}

const NODES: TreeOption[] = [{ value: 'HB', label: '湖北省', children: [{ value: 'WH', label: '武汉市' }] }];
const READ = { loading: false, refresh: () => undefined };
const VALUES = { node: 'WH', path: ['HB', 'WH'], one: 'HB', gone: 'HA', late: 'WH', failed: 'WH' };

const Trees = () => (
  <Form name="trees" layout="vertical" initialValues={VALUES}>
    <FormField name="node" label="demoField.text">
      <RemoteTreeSelect<string> read={READ} treeData={NODES} />
    </FormField>
    <FormField name="path" label="demoField.list">
      <RemoteCascader read={READ} options={NODES} />
    </FormField>
    <FormField name="one" label="demoField.codes">
      <RemoteSelect<string> read={READ} options={NODES} />
    </FormField>
    <FormField name="gone" label="select.gone">
      <RemoteTreeSelect<string> read={READ} treeData={NODES} />
    </FormField>
    <FormField name="late" label="demo.late">
      <RemoteTreeSelect<string> read={{ ...READ, loading: true }} treeData={[]} />
    </FormField>
    <FormField name="failed" label="demo.failing">
      <RemoteTreeSelect<string> read={{ ...READ, error: new Error('failed') }} treeData={[]} />
    </FormField>
  </Form>
);

const OPTIONS = ['A', 'B', 'C'];

const Choices = () => (
  <Form name="choices" layout="vertical" initialValues={{ one: 'A', some: ['A', 'B'] }}>
    <FormField name="one" label="demoField.codes">
      <RadioChoice options={OPTIONS} />
    </FormField>
    <FormField name="some" label="demoField.list">
      <BoxChoice options={OPTIONS} />
    </FormField>
  </Form>
);

/** The same fields, disabled. */
function Locked() {
  return (
    <Form name="locked" layout="vertical" initialValues={{ rows: [{ from: '1' }] }}>
      <RowsField name={['rows']} label="demo.rows" addLabel="demo.addRow" max={5} empty={{ from: '' }} disabled>
        {(index) => (
          <FormField name={[index, 'from']} label="demoField.quantity">
            <Input disabled />
          </FormField>
        )}
      </RowsField>
      <FormField name="fair" label="demo.openPicker">
        <MoreSelect<TradeFair> {...FAIRS} disabled />
      </FormField>
    </Form>
  );
}

function FormsScreen() {
  const [isMissing, setMissing] = useState(false);
  return (
    <Gallery help="demo.formsHelp">
      <Example name="<RecordDialog />, <RecordDrawer />, <ConflictDialog />, <PickerDialog />">
        <Surfaces />
      </Example>
      <Example name="<RowsField />, <MoreSelect />, <FormFooter />">
        <Rows />
      </Example>
      <Example name="<SearchSelect />, <SearchSelectMany />, <FoundName />">
        <Search />
      </Example>
      <Example name="<RemoteSelect />, <RemoteTreeSelect />, <RemoteCascader />">
        <Trees />
      </Example>
      <Example name="<RadioChoice />, <BoxChoice />">
        <Choices />
      </Example>
      <Example name="<RowsField disabled />, <MoreSelect disabled />">
        <Locked />
      </Example>
      <Example name="<RecordPage />">
        <ActionButton label="demo.missingRecord" onAction={() => setMissing(true)} />
        {isMissing && (
          <RecordPage endpoint={tradeFairApi.detail} id="1" back="/example/list">
            {(fair) => fair?.subject}
          </RecordPage>
        )}
      </Example>
    </Gallery>
  );
}

/**
 * /components/forms: dialogs, drawers and pages of a record; input that is not saved is asked about before it is lost.
 */
export const Forms = withTexts(
  ['demo/pages', 'demo/theme-designer', 'trade-fair/fairs', 'shared/pricing-rules'],
  FormsScreen,
);
