import { Alert, Button, Form, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { PublicFile, PublicName, Received as Answer } from '@/contract/master-data/public-entry';
import { T } from '@/core/i18n';
import { FormSection } from '@/ui/form/FormSection';
import { AskedFields, simpleName } from '../form/AskedFields';
import { FieldInput } from '../form/FieldInput';
import { FormPartsContext, type FormParts } from '../form/formParts';
import type { FieldName } from '../sections';
import type { DraftKeeper, DraftOf, DraftState } from './draft/draftKeeper';
import { Agreement, ProofFields } from './ProofFields';
import { DraftFiles, PublicPictures } from './PublicPictures';
import { PublicRanges, PublicRegions } from './publicTrees';
import { SavedBar } from './draft/SavedBar';
import styles from './publicEntry.module.css';
import { LAST_STEP, PAGE_OF, type PublicValues, sectionsOf, STEPS } from './steps';
import { Summary } from './Summary';
import { useWizard } from './useWizard';

const PARTS: FormParts = { ranges: <PublicRanges />, pictures: ({ max }) => <PublicPictures max={max} /> };
const CONTROLS = { regionIds: <PublicRegions />, operateRangeIds: <PublicRanges /> };
const NO_LINKS = {};

type Input = (name: FieldName) => ReactNode;

/** The sections of a step, without the fields that stand at the top of the page. */
function Sections({
  kind,
  step,
  input,
  before,
}: {
  kind: PublicName;
  step: number;
  input: Input;
  before: Set<unknown>;
}) {
  return sectionsOf(kind, step).map(({ title, help, fields }) => {
    const rest = fields.filter((name) => !before.has(name));
    return (
      rest.length > 0 && (
        <FormSection key={title} title={title} {...(help ? { help } : {})}>
          {rest.map((name) => input(name))}
        </FormSection>
      )
    );
  });
}

function Feet({ wizard: { step, isSending, go, next, submit } }: { wizard: ReturnType<typeof useWizard> }) {
  return (
    <div className={styles.feet}>
      {step > 0 && (
        <Button size="large" disabled={isSending} onClick={() => go(step - 1)}>
          <T id="publicEntry.back" />
        </Button>
      )}
      {step < LAST_STEP ? (
        <Button size="large" type="primary" onClick={() => void next()}>
          <T id="publicEntry.next" />
        </Button>
      ) : (
        <Button size="large" type="primary" loading={isSending} onClick={() => void submit()}>
          <T id="publicEntry.submit" />
        </Button>
      )}
    </div>
  );
}

interface Props {
  of: DraftOf;
  draft: DraftKeeper;
  shown: DraftState;
  initial: { values: Partial<PublicValues>; step: number; files: readonly PublicFile[] };
  /** For a returned application: the changes that are wanted. */
  remarks: readonly { path: string; remark: string }[];
  onSubmitted: (answer: Answer) => void;
}

/** Files that were uploaded for this draft before, and those that are uploaded now. */
function useDraftFiles(initial: readonly PublicFile[], draft: DraftKeeper) {
  const [known, setKnown] = useState<ReadonlyMap<string, PublicFile>>(
    () => new Map(initial.map((file) => [file.fileId, file])),
  );
  const add = (file: PublicFile) => setKnown((before) => new Map(before).set(file.fileId, file));
  return { known, add, key: () => draft.key() };
}

/** The form as four steps; input is saved continuously. */
export function EntryWizard({ of, draft, shown, initial, remarks, onSubmitted }: Props) {
  const { kind, branchId } = of;
  const wizard = useWizard({ of, draft, firstStep: initial.step, remarks, onSubmitted });
  const { form, step, keep, go, valuesNow } = wizard;
  const files = useDraftFiles(initial.files, draft);
  const change = (changed: Partial<PublicValues>) => {
    form.setFieldsValue(changed);
    keep();
  };
  const input: Input = (name) => (
    <FieldInput
      key={name}
      page={PAGE_OF[kind]}
      name={name}
      form={form}
      links={NO_LINKS}
      controls={CONTROLS}
      onChange={change}
    />
  );
  const before = new Set<unknown>(remarks.map(({ path }) => simpleName(path)));
  const sections = { kind, input, before };
  return (
    <FormPartsContext value={PARTS}>
      <DraftFiles value={files}>
        <SavedBar shown={shown} onSave={() => void draft.save()} />
        <Steps
          size="small"
          current={step}
          responsive={false}
          titlePlacement="vertical"
          onChange={(at) => at < step && go(at)}
          items={STEPS.map(({ key, title }) => ({ key, title: <T id={title} /> }))}
        />
        <Form
          form={form}
          name="publicEntry"
          layout="vertical"
          initialValues={initial.values}
          onValuesChange={() => keep()}
        >
          <section hidden={step !== 0}>
            {remarks.length > 0 && <Alert showIcon type="warning" title={<T id="publicEntry.returned" />} />}
            <AskedFields entry={{ asked: remarks, form: initial.values }} input={input} />
            <Sections {...sections} step={0} />
          </section>
          <section hidden={step !== 1}>
            <Sections {...sections} step={1} />
          </section>
          <section hidden={step !== 2}>
            <Sections {...sections} step={2} />
            <ProofFields kind={kind} branchId={branchId} form={form} />
          </section>
          <section hidden={step !== LAST_STEP}>
            {step === LAST_STEP && <Summary kind={kind} values={valuesNow()} />}
            <Agreement />
          </section>
        </Form>
        <Feet wizard={wizard} />
      </DraftFiles>
    </FormPartsContext>
  );
}
