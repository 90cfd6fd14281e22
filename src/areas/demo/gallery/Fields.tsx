import { Flex, Form, Input } from 'antd';
import { T, useText, withTexts } from '@/core/i18n';
import { fairState } from '@/shared/fair/fairState';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { MoneyFigure } from '@/ui/MoneyFigure';
import { RecordFacts } from '@/ui/RecordFacts';
import { Standin } from '@kit/fields/controls';
import { MomentInput } from '@kit/fields/MomentInput';
import { FormField } from '@kit/form/FormField';
import { Example } from '../shared/Example';
import { Gallery } from './Gallery';
import { FIRST, NAMES, sampleFields } from './sample';

const KINDS = (
  <FormSection title="demo.kinds" help="demo.kindsHelp">
    {sampleFields.inputs(NAMES)}
    <Wide>
      <T id="demo.wide" />
    </Wide>
  </FormSection>
);

function Moments() {
  const text = useText();
  return (
    <Form name="moments" layout="vertical" initialValues={{ date: FIRST.date, end: FIRST.dateTime, time: '09:30' }}>
      <FormField name="date" label="demoField.date">
        <MomentInput kind="date" />
      </FormField>
      <FormField name="end" label="demoField.dateTime" help="demo.endHelp">
        <MomentInput kind="dateTime" isEnd />
      </FormField>
      <FormField name="time" label="demo.time">
        <MomentInput kind="time" placeholder={text('demo.time')} />
      </FormField>
      <FormField name="date" label="demo.late">
        <MomentInput kind="date" disabled />
      </FormField>
    </Form>
  );
}

function States() {
  return (
    <Form name="states" layout="vertical" initialValues={{ filled: FIRST.text }}>
      <FormField name="filled" label="demoField.text" help="demo.fieldHelp" required>
        <Input />
      </FormField>
      <FormField name="wrong" label="demoField.code" required validateStatus="error">
        <Input aria-invalid />
      </FormField>
      <FormField name="locked" label="demoField.person">
        <Input disabled />
      </FormField>
      <FormField name="late" label="demo.late">
        <Standin />
      </FormField>
    </Form>
  );
}

function FieldsScreen() {
  return (
    <Gallery help="demo.fieldsHelp">
      <Example name="<FormField />, <Standin />">
        <States />
      </Example>
      <Example name="fields.inputs([…]), <FormSection />, <Wide />">
        <Form name="kinds" layout="vertical" initialValues={FIRST}>
          {KINDS}
        </Form>
      </Example>
      <Example name="<MomentInput />">
        <Moments />
      </Example>
      <Example name="<MoneyFigure />">
        <Flex wrap gap="large">
          <MoneyFigure title="demoField.money" value="1234.50" />
          <MoneyFigure title="demoField.money" value="-20.28" />
        </Flex>
      </Example>
      <Example name="<RecordFacts />">
        <RecordFacts fields={sampleFields} record={FIRST} show={NAMES} columns={3} />
      </Example>
      <Example name="codeTable(…).Tag">
        <Flex wrap gap="small">
          {fairState.options.map(({ value }) => (
            <fairState.Tag key={value} value={value} />
          ))}
        </Flex>
      </Example>
    </Gallery>
  );
}

/** /components/fields: each kind of value, as it is typed and as it is shown. */
export const Fields = withTexts(['demo/pages', 'demo/theme-designer', 'trade-fair/fairs'], FieldsScreen);
