import { Form, Select } from 'antd';
import { useState } from 'react';
import type { ExhibitFair } from '@/shared/fair/exhibitFair';
import { FairImport } from '@/areas/trade-fair/shared/FairImport';
import type { ButtonCode } from '@/contract/buttons';
import { INVITATION_TEMPLATES, type InvitationTemplate } from '@/contract/trade-fair/invitations';
import { T } from '@/core/i18n';
import { IMPORT_HELP, useTemplateOptions } from './invitationWords';

interface Props {
  fair: ExhibitFair;
  code: ButtonCode;
  onChanged?: () => void;
}

const WIDTH = 260;
const nothing = () => undefined;

/** Invitations out of a file; which text goes out is chosen with it. */
export function InvitationImport({ fair, code, onChanged = nothing }: Props) {
  const [templateId, setTemplateId] = useState<InvitationTemplate>(INVITATION_TEMPLATES[0]);
  const options = useTemplateOptions();
  return (
    <FairImport
      fair={fair}
      templateCode="INVITATION"
      codes={{ import: code }}
      title="invitation.import"
      help={IMPORT_HELP}
      more={{ templateId }}
      onChanged={onChanged}
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
          options={options}
          style={{ width: WIDTH }}
          onChange={setTemplateId}
        />
      </Form.Item>
    </FairImport>
  );
}
