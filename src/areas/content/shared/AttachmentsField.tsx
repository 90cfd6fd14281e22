import { Typography } from 'antd';
import { FILE_ACCEPT } from '@/contract/account/files';
import { T } from '@/core/i18n';
import { uploadLimits } from '@/core/input/uploadRules';
import { FilesField, type NamedFile } from '@/ui/upload/FilesField';

interface Props {
  id?: string;
  value?: readonly NamedFile[];
  onChange?: (files: NamedFile[]) => void;
  stored: readonly { fileId: string; url: string }[];
  max: number;
}

/** A few files beside a text: pictures and PDF. */
export const AttachmentsField = (props: Props) => (
  <>
    <FilesField {...props} bizType="attachment" add="attachment.add" remove="attachment.remove" />
    {(props.value?.length ?? 0) < props.max && (
      <Typography.Text type="secondary">
        <T id="attachment.addHelp" values={{ max: props.max, size: uploadLimits(FILE_ACCEPT.attachment).size }} />
      </Typography.Text>
    )}
  </>
);
