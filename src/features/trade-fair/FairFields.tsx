import { Form, Input, Radio, Switch } from 'antd';
import { BranchesField } from '@/components/branch/BranchesField';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { Field } from '@/components/form/Field';
import { FormSection, Wide } from '@/components/form/FormSection';
import { MomentInput } from '@/components/form/MomentInput';
import { RichText } from '@/components/rich-text/RichText';
import { ImageUpload } from '@/components/upload/ImageUpload';
import { MOBILE } from '@/contract/patterns';
import type { TradeFairDetail } from '@/contract/trade-fair';
import { T, useText } from '@/core/i18n';
import { digits, money9, plainText, positiveInteger } from '@/core/input/filters';
import { signInMode } from './fairWords';
import { MealsField } from './MealsField';

const mobile = { pattern: MOBILE, message: <T id="form.mobile" /> };
const code = { pattern: /^[A-Za-z0-9-]*$/, message: <T id="form.code" /> };

interface Props {
  /** Absent for a new fair. */
  record: TradeFairDetail | undefined;
  editing: TradeFairDetail['editing'];
}

interface Part extends Props {
  /** A published fair keeps what guests already rely on. */
  locked: boolean;
}

function Basics({ record, editing, locked }: Part) {
  const text = useText();
  return (
    <FormSection title="tradeFair.basics" help="tradeFair.basicsHelp">
      <Field name="subject" label="tradeFair.subject" required filter={plainText}>
        <Input maxLength={200} disabled={locked} autoFocus={!record} />
      </Field>
      <Field name="tradeFairCode" label="tradeFair.tradeFairCode" help="tradeFair.codeHelp" rules={[code]}>
        <Input maxLength={40} disabled={locked} />
      </Field>
      <Field name="startTime" label="tradeFair.startTime" required>
        <MomentInput kind="dateTime" disabled={locked} />
      </Field>
      <Field name="endTime" label="tradeFair.endTime" help="tradeFair.endHint" required>
        <MomentInput kind="dateTime" />
      </Field>
      <Wide>
        <Field name="venue" label="tradeFair.venue" required filter={plainText}>
          <Input maxLength={200} />
        </Field>
      </Wide>
      <Field name="contactName" label="tradeFair.contactName" required filter={plainText}>
        <Input maxLength={20} />
      </Field>
      <Field
        name="contactPhone"
        label="tradeFair.contactPhone"
        required
        rules={[mobile]}
        filter={(value) => digits(value, 11)}
      >
        <Input inputMode="numeric" />
      </Field>
      <Wide>
        <Field name="coverImage" label="tradeFair.coverImage" required>
          <ImageUpload
            bizType="tradeFairCover"
            stored={{ fileId: record?.coverImage, url: record?.coverImageUrl ?? '' }}
            alt={text('tradeFair.coverImage')}
            disabled={locked}
          />
        </Field>
        <Field name="introduction" label="tradeFair.introduction">
          <RichText label={text('tradeFair.introduction')} readOnly={editing === 'none'} />
        </Field>
      </Wide>
    </FormSection>
  );
}

function TicketRule({ locked }: Pick<Part, 'locked'>) {
  const rule = (field: string) => ['ticketRule', field];
  return (
    <>
      <Field name={rule('amountPerTicket')} label="tradeFair.amountPerTicket" filter={money9}>
        <Input disabled={locked} suffix="¥" inputMode="decimal" />
      </Field>
      <Field name={rule('signInTickets')} label="tradeFair.signInTickets" filter={positiveInteger}>
        <Input disabled={locked} inputMode="numeric" />
      </Field>
      <Field name={rule('maxTicketsPerGuest')} label="tradeFair.maxTicketsPerGuest" filter={positiveInteger}>
        <Input disabled={locked} inputMode="numeric" />
      </Field>
    </>
  );
}

function OnSite({ record, editing, locked }: Part) {
  const hasLottery = Form.useWatch('lotteryEnabled') === 1;
  const hasDining = Form.useWatch('diningEnabled') === 1;
  const started = record?.meals.map((meal) => meal.started) ?? [];
  return (
    <FormSection title="tradeFair.onSite" help="tradeFair.onSiteHelp">
      <Field name="signInStart" label="tradeFair.signInStart" help="tradeFair.signInHint">
        <MomentInput kind="dateTime" disabled={locked} />
      </Field>
      <Field name="signInEnd" label="tradeFair.signInEnd">
        <MomentInput kind="dateTime" disabled={locked} />
      </Field>
      <Wide>
        <Field name="signInMode" label="tradeFair.signInMode" required>
          <Radio.Group options={signInMode.options} disabled={locked} />
        </Field>
        <Field name="lotteryEnabled" label="tradeFair.lotteryEnabled" isFlag>
          <Switch disabled={locked} />
        </Field>
      </Wide>
      {hasLottery && <TicketRule locked={locked} />}
      <Wide>
        <Field name="diningEnabled" label="tradeFair.diningEnabled" isFlag>
          <Switch disabled={locked} />
        </Field>
        {hasDining && <MealsField readOnly={editing === 'none'} started={started} />}
      </Wide>
    </FormSection>
  );
}

/** The fields of a fair (domain/02 §2.13). */
export function FairFields(props: Props) {
  const locked = props.editing !== 'all';
  return (
    <>
      <Basics {...props} locked={locked} />
      <FormSection title="tradeFair.companies" help="tradeFair.companiesHelp">
        <Field name="hostBranchId" label="tradeFair.hostBranchId" required>
          <BranchSelect disabled={locked} />
        </Field>
        <Field name="branchIds" label="tradeFair.branchIds" required>
          <BranchesField disabled={locked} />
        </Field>
      </FormSection>
      <OnSite {...props} locked={locked} />
    </>
  );
}
