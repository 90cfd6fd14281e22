import { Checkbox, Input } from 'antd';
import type { HomeImage } from '@/contract/content/home/data';
import { LIMITS } from '@/contract/content/home/limits';
import { T, type TextId, useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { NumberField } from './controls';
import { PanelField, PanelGroup } from './PanelField';
import { usePageImage } from './pageImages';
import styles from './panel.module.css';

export const NO_IMAGE: HomeImage = { fileId: '', alt: '', decorative: 0, focalX: 50, focalY: 50 };

interface Props {
  label: TextId;
  value: HomeImage;
  onChange: (image: HomeImage) => void;
}

/** An image, its description for people who cannot see it, and the part that must stay visible when it is cropped. */
export function ImageField({ label, value, onChange }: Props) {
  const text = useText();
  const known = usePageImage(value.fileId);
  const change = (changed: Partial<HomeImage>) => onChange({ ...value, ...changed });
  return (
    <PanelGroup label={<T id={label} />}>
      <ImageUpload
        bizType="homePage"
        alt={value.alt || text(label)}
        value={value.fileId || null}
        stored={{ fileId: known?.fileId, url: known?.url ?? '' }}
        onChange={(fileId) => change({ fileId: fileId ?? '' })}
      />
      <PanelField label="designer.image.alt" help="designer.image.altHelp">
        {(id) => (
          <Input
            id={id}
            value={value.alt}
            maxLength={LIMITS.alt}
            showCount
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
      </PanelField>
      <Checkbox
        checked={value.decorative === 1}
        onChange={({ target }) => change({ decorative: target.checked ? 1 : 0 })}
      >
        <T id="designer.image.decorative" />
      </Checkbox>
      <div className={styles.pair}>
        <NumberField
          label="designer.image.focalX"
          {...{ value: value.focalX, min: 0, max: 100, unit: '%' }}
          onChange={(focalX) => change({ focalX })}
        />
        <NumberField
          label="designer.image.focalY"
          {...{ value: value.focalY, min: 0, max: 100, unit: '%' }}
          onChange={(focalY) => change({ focalY })}
        />
      </div>
    </PanelGroup>
  );
}
