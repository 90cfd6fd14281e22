import { Alert, Button, Descriptions, Flex, Typography } from 'antd';
import { useState } from 'react';
import { REPLY_STATUS } from '@/contract/trade-fair/invitations';
import { formatDate, type Moment } from '@kit/format/date';
import { formatList } from '@kit/format/list';
import { T, type TextId, useText } from '@/core/i18n';
import { calendarOf, mapLink } from './calendar';
import type { InvitationFacts } from './invitationFacts';
import { News } from './News';
import { DoorCode } from './DoorCode';
import { ReplyForm } from './ReplyForm';
import styles from './InvitationReply.module.css';
import { useStay } from './useStay';

interface Props {
  token: string;
  invitation: InvitationFacts;
  onReplied: () => void;
}

const moment = (one: Moment) => formatDate(one, 'YMDHM');

/** Buttons that put the fair into the phone's calendar, and show its venue on a map. */
function CalendarAndMap({ invitation }: { invitation: InvitationFacts }) {
  const { subject, venue, startTime, endTime, contactName, contactPhone } = invitation;
  if (!startTime || !endTime) return null;
  const contact = [contactName, contactPhone].filter(Boolean).join(' ');
  const file = calendarOf({ subject, venue, startTime, endTime, contact });
  return (
    <Flex wrap gap="small">
      <Button
        size="large"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
        download={`${subject}.ics`}
      >
        <T id="reply.calendar" />
      </Button>
      <Button size="large" href={mapLink(venue)}>
        <T id="reply.map" />
      </Button>
    </Flex>
  );
}

/** The guest's ticket numbers, and the link to check the draws. */
function Draws({ invitation: { proofUrl, ticketNos } }: { invitation: InvitationFacts }) {
  if (proofUrl === '') return null;
  return (
    <section className={styles.draws} aria-labelledby="draws">
      <h2 id="draws" className={styles.subtitle}>
        <T id="reply.tickets" values={{ count: ticketNos.length }} />
      </h2>
      <p className={styles.text}>{formatList(ticketNos)}</p>
      <Button block size="large" href={proofUrl}>
        <T id="reply.proof" />
      </Button>
    </section>
  );
}

function Facts({ invitation }: { invitation: InvitationFacts }) {
  const { startTime, endTime, venue, customerName, seatNo, contactName, contactPhone } = invitation;
  const item = (label: TextId, children: string) => ({ key: label, label: <T id={label} />, children });
  const contact = [contactName, contactPhone].filter(Boolean).join(' ');
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      className={styles.facts ?? ''}
      items={[
        item('reply.when', `${moment(startTime)} – ${moment(endTime)}`),
        item('reply.where', venue),
        item('reply.unit', customerName),
        ...(seatNo ? [item('reply.seat', seatNo)] : []),
        ...(contact ? [item('reply.contact', contact)] : []),
      ]}
    />
  );
}

/** The guest's present reply. */
function Answered({ invitation, onChange }: { invitation: InvitationFacts; onChange: () => void }) {
  const text = useText();
  const { replyStatus, companions, canReply } = invitation;
  const isComing = replyStatus === REPLY_STATUS.accepted;
  return (
    <Alert
      showIcon
      role="status"
      type={isComing ? 'success' : 'info'}
      title={<T id={isComing ? 'reply.accepted' : 'reply.declined'} />}
      description={
        <>
          {isComing && text('reply.with', { count: companions })} {canReply && <T id="reply.canChange" />}
        </>
      }
      action={
        canReply && (
          <Typography.Link component="button" onClick={onChange}>
            <T id="reply.change" />
          </Typography.Link>
        )
      }
    />
  );
}

const CLOSED: Readonly<Record<'on' | 'over', TextId>> = { on: 'reply.begun', over: 'reply.over' };

/** The invitation of one guest, and his reply. */
export function Invitation({ token, invitation, onReplied }: Props) {
  useStay(token, invitation.announcements);
  const text = useText();
  const [isChanging, setChanging] = useState(false);
  const { guestName, subject, phase, replyStatus, canReply, qrToken, coverUrl, announcements } = invitation;
  const isAnswered = replyStatus !== REPLY_STATUS.none;
  const replied = () => {
    setChanging(false);
    onReplied();
  };
  return (
    <>
      {coverUrl !== '' && <img src={coverUrl} alt={text('reply.cover')} className={styles.cover} />}
      <p className={styles.dear}>
        <T id="reply.dear" values={{ name: guestName }} />
      </p>
      <p className={styles.text}>
        <T id={phase === 'over' ? 'reply.textOver' : 'reply.text'} values={{ subject }} />
      </p>
      <Facts invitation={invitation} />
      {phase !== 'over' && <CalendarAndMap invitation={invitation} />}
      {phase !== 'before' && <Alert type="info" showIcon title={<T id={CLOSED[phase]} />} />}
      {isAnswered && !isChanging && <Answered invitation={invitation} onChange={() => setChanging(true)} />}
      {canReply && (!isAnswered || isChanging) && (
        <ReplyForm token={token} invitation={invitation} onReplied={replied} />
      )}
      {qrToken !== '' && <DoorCode value={qrToken} />}
      <Draws invitation={invitation} />
      {announcements.length > 0 && <News token={token} announcements={announcements} onConfirmed={onReplied} />}
    </>
  );
}
