import { MOST_EVIDENCE } from '@/contract/finance/evidence';
import { FilesField, type NamedFile } from '@/ui/upload/FilesField';

interface Props {
  id?: string;
  value?: readonly NamedFile[];
  onChange?: (files: NamedFile[]) => void;
}

/** Files that are stored as evidence of what a form does. */
export const EvidenceFiles = (props: Props) => (
  <FilesField {...props} bizType="evidence" max={MOST_EVIDENCE} add="handling.addFile" remove="handling.removeFile" />
);
