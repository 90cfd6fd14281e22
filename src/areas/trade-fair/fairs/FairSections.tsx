import { Form } from 'antd';
import type { TradeFairDetail } from '@/contract/trade-fair/fairs';
import { useText } from '@/core/i18n';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { RichText } from '@/ui/rich-text/RichText';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RadioChoice } from '@/ui/form/choices';
import { fairFields, signInMode, ticketRuleFields } from './fairFields';
import { MealsField } from './MealsField';

const { Field } = fairFields;

interface Props {
  /** Absent for a new fair. */
  record: TradeFairDetail | undefined;
  editing: TradeFairDetail['editing'];
}

interface SectionProps extends Props {
  /** Locks the fields of a published fair that guests rely on. */
  locked: boolean;
}

function Basics({ record, editing, locked }: SectionProps) {
  const text = useText();
  return (
    <FormSection title="tradeFair.basics" help="tradeFair.basicsHelp">
      <Field name="subject" disabled={locked} autoFocus={!record} />
      <Field name="tradeFairCode" disabled={locked} />
      <Field name="startTime" disabled={locked} />
      <Field name="endTime" />
      <Wide>
        <Field name="venue" />
      </Wide>
      <Field name="contactName" />
      <Field name="contactPhone" />
      <Wide>
        <Field name="coverImage">
          <ImageUpload
            bizType="tradeFairCover"
            stored={{ fileId: record?.coverImage, url: record?.coverImageUrl ?? '' }}
            alt={text('tradeFair.coverImage')}
            disabled={locked}
          />
        </Field>
        <Field name="introduction">
          <RichText label={text('tradeFair.introduction')} readOnly={editing === 'none'} />
        </Field>
      </Wide>
    </FormSection>
  );
}

const TICKET_RULES = ['amountPerTicket', 'signInTickets', 'maxTicketsPerGuest'] as const;

function OnSite({ record, editing, locked }: SectionProps) {
  const hasLottery = Form.useWatch('lotteryEnabled') === 1;
  const hasDining = Form.useWatch('diningEnabled') === 1;
  const started = record?.meals.map((meal) => meal.started) ?? [];
  return (
    <FormSection title="tradeFair.onSite" help="tradeFair.onSiteHelp">
      <Field name="signInStart" disabled={locked} />
      <Field name="signInEnd" disabled={locked} />
      <Wide>
        <Field name="signInMode">
          <RadioChoice options={[...signInMode.options]} disabled={locked} />
        </Field>
        <Field name="lotteryEnabled" disabled={locked} />
      </Wide>
      {hasLottery &&
        TICKET_RULES.map((rule) => (
          <ticketRuleFields.Field key={rule} name={rule} path={['ticketRule', rule]} disabled={locked} />
        ))}
      {hasLottery && <Field name="signatureRequired" disabled={locked} />}
      <Wide>
        <Field name="diningEnabled" disabled={locked} />
        {hasDining && <MealsField readOnly={editing === 'none'} started={started} />}
      </Wide>
    </FormSection>
  );
}

/** The fields of a fair (docs/domain/trade-fair.md#fields). */
export function FairSections(props: Props) {
  const locked = props.editing !== 'all';
  return (
    <>
      <Basics {...props} locked={locked} />
      <FormSection title="tradeFair.companies" help="tradeFair.companiesHelp">
        <Field name="hostBranchId" disabled={locked} />
        <Field name="branchIds" disabled={locked} />
      </FormSection>
      <OnSite {...props} locked={locked} />
    </>
  );
}
