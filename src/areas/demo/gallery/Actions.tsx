import { Flex } from 'antd';
import { useState } from 'react';
import { text, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { ReasonDialog } from '@kit/actions/ReasonDialog';
import { RowActions } from '@kit/actions/RowActions';
import { Example } from '../shared/Example';
import { refused } from '../shared/refused';
import { Gallery } from './Gallery';

const NAME = { name: 'ZH2026050001' };

const run = () => notifier.success(text('demo.done'));

const CONFIRMED: Action = {
  label: 'action.delete',
  danger: true,
  confirm: { title: 'demo.askDelete', content: 'demo.askHelp', values: NAME },
  onAction: run,
};
const REASONED: Action = {
  label: 'action.disable',
  reason: { title: 'demo.askReason', content: 'demo.askHelp', values: NAME },
  done: 'demo.done',
  onAction: () => Promise.resolve(),
};

const ROW: readonly Action[] = [
  CONFIRMED,
  { label: 'action.view', onAction: run },
  { label: 'action.edit', onAction: run },
  { label: 'action.copy', onAction: run },
];

function Reasoned() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton label="demo.openDialog" onAction={() => setOpen(true)} />
      {isOpen && REASONED.reason && (
        <ReasonDialog
          action={REASONED}
          reason={REASONED.reason}
          onAction={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function ActionsScreen() {
  return (
    <Gallery help="demo.actionsHelp">
      <Example name="<ActionButton />">
        <Flex wrap gap="small">
          <ActionButton label="action.submit" type="primary" onAction={run} />
          <ActionButton label="action.edit" onAction={run} />
          <ActionButton label="action.view" type="link" onAction={run} />
          <ActionButton label="action.copy" disabled onAction={run} />
          <ActionButton {...CONFIRMED} />
          <ActionButton {...REASONED} />
          <ActionButton label="demo.failing" onAction={refused} />
        </Flex>
      </Example>
      <Example name="<RowActions />">
        <Flex vertical gap="small">
          <RowActions actions={ROW} />
          <RowActions actions={[]} />
        </Flex>
      </Example>
      <Example name="<ReasonDialog />">
        <Reasoned />
      </Example>
    </Gallery>
  );
}

/** /components/actions: buttons that run once, ask first, and report what they did. */
export const Actions = withTexts(['demo/pages', 'demo/theme-designer'], ActionsScreen);
