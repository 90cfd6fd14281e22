import { Alert, Descriptions, Typography } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { type invitationApi, REPLY_STATUS } from '@/contract/trade-fair/invitations';
import { formatDate, type Moment } from '@kit/format/date';
import { T, type TextId, useText } from '@/core/i18n';
import { News } from './News';
import { DoorCode } from './DoorCode';
import { ReplyForm } from './ReplyForm';
import styles from './InvitationReply.module.css';

export type LetterFacts = Output<typeof invitationApi.open>;

interface Props {
  token: string;
  letter: LetterFacts;
  onReplied: () => void;
}

const moment = (one: Moment) => formatDate(one, 'YMDHM');

function Facts({ letter }: { letter: LetterFacts }) {
  const { startTime, endTime, venue, customerName, seatNo, contactName, contactPhone } = letter;
  const item = (label: TextId, children: string) => ({ key: label, label: <T id={label} />, children });
  const contact = [contactName, contactPhone].filter(Boolean).join(' ');
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      className={styles.facts ?? ''}
      items={[
        item('letter.when', `${moment(startTime)} – ${moment(endTime)}`),
        item('letter.where', venue),
        item('letter.unit', customerName),
        ...(seatNo ? [item('letter.seat', seatNo)] : []),
        ...(contact ? [item('letter.contact', contact)] : []),
      ]}
    />
  );
}

/** What was answered, as long as it stands. */
function Answered({ letter, onChange }: { letter: LetterFacts; onChange: () => void }) {
  const text = useText();
  const { replyStatus, companions, canReply } = letter;
  const isComing = replyStatus === REPLY_STATUS.accepted;
  return (
    <Alert
      showIcon
      role="status"
      type={isComing ? 'success' : 'info'}
      title={<T id={isComing ? 'letter.accepted' : 'letter.declined'} />}
      description={
        <>
          {isComing && text('letter.with', { count: companions })} {canReply && <T id="letter.canChange" />}
        </>
      }
      action={
        canReply && (
          <Typography.Link component="button" onClick={onChange}>
            <T id="letter.change" />
          </Typography.Link>
        )
      }
    />
  );
}

const CLOSED: Readonly<Record<'on' | 'over', TextId>> = { on: 'letter.begun', over: 'letter.over' };

/** The invitation of one guest, and the answer. */
export function Letter({ token, letter, onReplied }: Props) {
  const [isChanging, setChanging] = useState(false);
  const { guestName, subject, phase, replyStatus, canReply, qrToken, announcements } = letter;
  const isAnswered = replyStatus !== REPLY_STATUS.none;
  const replied = () => {
    setChanging(false);
    onReplied();
  };
  return (
    <>
      <p className={styles.dear}>
        <T id="letter.dear" values={{ name: guestName }} />
      </p>
      <p className={styles.text}>
        <T id="letter.text" values={{ subject }} />
      </p>
      <Facts letter={letter} />
      {phase !== 'before' && <Alert type="info" showIcon title={<T id={CLOSED[phase]} />} />}
      {isAnswered && !isChanging && <Answered letter={letter} onChange={() => setChanging(true)} />}
      {canReply && (!isAnswered || isChanging) && <ReplyForm token={token} letter={letter} onReplied={replied} />}
      {qrToken !== '' && <DoorCode value={qrToken} />}
      {announcements.length > 0 && <News token={token} announcements={announcements} onConfirmed={onReplied} />}
    </>
  );
}
