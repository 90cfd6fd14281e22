import { Form, Select } from 'antd';
import { useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { INVITATION_TEMPLATES } from '@/contract/trade-fair/invitations';
import { T } from '@/core/i18n';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { FairImport } from '../shared/FairImport';
import { IMPORT_HELP, template } from './invitationCodes';

const WIDTH = 260;

/** Imports invitations from a file; the template of the message is chosen with it. */
export function InvitationImport({ fair, code }: { fair: EnteredFair; code: ButtonCode }) {
  const [templateId, setTemplateId] = useState<string>(INVITATION_TEMPLATES[0]);
  return (
    <FairImport
      fair={fair}
      templateCode="INVITATION"
      codes={{ import: code }}
      title="invitation.import"
      help={IMPORT_HELP}
      more={{ templateId }}
    >
      <Form.Item
        layout="vertical"
        htmlFor="importTemplate"
        label={<T id="invitation.templateId" />}
        help={<T id="invitation.importTemplate" />}
      >
        <Select
          id="importTemplate"
          value={templateId}
          options={[...template.options]}
          style={{ width: WIDTH }}
          onChange={setTemplateId}
        />
      </Form.Item>
    </FairImport>
  );
}
