import { useState } from 'react';
import { FILE_ACCEPT, fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { compressImage } from '@/core/image/compressImage';
import { refuseFile } from '@/core/input/uploadRules';
import { notifier } from '@/core/notify/notifier';

interface Uploaded {
  fileId: string;
  name: string;
}

/** A picture or a PDF that is to stand behind something. */
export function useEvidenceUpload(onFile: (file: Uploaded) => unknown) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const upload = async (original: File) => {
    setIsBusy(true);
    try {
      const file = await compressImage(original);
      const refusal = refuseFile(file, FILE_ACCEPT.evidence);
      if (refusal) {
        notifier.error(text(refusal.id, refusal.values));
        return;
      }
      const { fileId } = await call.upload(fileApi.upload, { bizType: 'evidence' }, { file, name: file.name });
      await onFile({ fileId, name: file.name });
    } catch {
      // `call` has shown what was wrong.
    } finally {
      setIsBusy(false);
    }
  };
  return { upload, isBusy };
}
