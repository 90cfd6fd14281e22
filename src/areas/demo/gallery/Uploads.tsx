import { Flex } from 'antd';
import { useState } from 'react';
import { text as say, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RichText } from '@/ui/rich-text/RichText';
import { RichTextEditor } from '@/ui/rich-text/RichTextEditor';
import { FilesField, type NamedFile } from '@/ui/upload/FilesField';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { PhoneUpload } from '@/ui/upload/PhoneUpload';
import { PicturesUpload } from '@/ui/upload/PicturesUpload';
import { ActionButton } from '@kit/actions/ActionButton';
import { Example } from '../shared/Example';
import { Gallery } from './Gallery';

const NOTHING_STORED = { fileId: null, url: '' };
const HTML = '<h2>2026</h2><p><strong>A</strong> <em>B</em></p><ul><li>1</li><li>2</li></ul>';

/**
 * The server accepts a picture for a purpose that the user may upload for, and removes files that nothing refers to.
 */
const USE = 'tradeFairCover';

function Pictures() {
  const text = useText();
  const [fileId, setFileId] = useState<string | null>(null);
  const [isScanning, setScanning] = useState(false);
  return (
    <Flex wrap gap="large">
      <ImageUpload
        bizType={USE}
        alt={text('demo.picture')}
        stored={NOTHING_STORED}
        value={fileId}
        onChange={setFileId}
      />
      <ImageUpload disabled bizType={USE} alt={text('demo.picture')} stored={NOTHING_STORED} />
      <ActionButton label="demo.openPhoneUpload" onAction={() => setScanning(true)} />
      {isScanning && (
        <PhoneUpload
          bizType={USE}
          onFile={() => {
            notifier.success(say('demo.done'));
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </Flex>
  );
}

function UploadsScreen() {
  const text = useText();
  const [html, setHtml] = useState(HTML);
  const [pictures, setPictures] = useState<string[]>([]);
  const [files, setFiles] = useState<NamedFile[]>([]);
  return (
    <Gallery help="demo.uploadHelp">
      <Example name="<ImageUpload />, <PhoneUpload />">
        <Pictures />
      </Example>
      <Example name="<PicturesUpload />">
        <PicturesUpload most={3} bizType={USE} alt={text('demo.picture')} value={pictures} onChange={setPictures} />
      </Example>
      <Example name="<FilesField />">
        <FilesField
          max={3}
          bizType={USE}
          add="upload.choose"
          remove="upload.remove"
          value={files}
          onChange={setFiles}
        />
      </Example>
      <Example name="<RichText />">
        <RichText label={text('demo.richText')} value={html} onChange={setHtml} />
      </Example>
      <Example name="<RichText readOnly />">
        <RichText readOnly label={text('demo.richText')} value={html} />
      </Example>
      <Example name="<RichTextEditor />">
        <RichTextEditor label={text('demo.richTextOther')} value="" onChange={() => undefined} />
      </Example>
    </Gallery>
  );
}

/** /components/upload: a picture from this machine or a phone, and a formatted text. */
export const Uploads = withTexts(['demo/pages', 'demo/theme-designer'], UploadsScreen);
