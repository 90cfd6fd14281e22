import { LIMITS } from '@/contract/content/home/limits';
import type { DataProps } from './dataFields';
import { HotAreas } from './HotAreas';
import { ImageField, NO_IMAGE } from './ImageField';
import { PieceList } from './PieceList';

export const ImageAdData = ({ data, set }: DataProps<'imageAd'>) => (
  <PieceList
    label="pagePath.data.images"
    addLabel="designer.add.image"
    pieces={data.images}
    max={LIMITS.imageAd.images}
    fresh={() => ({ image: NO_IMAGE, areas: [] })}
    onChange={(images) => set('images', images)}
  >
    {({ image, areas }, change) => (
      <>
        <ImageField label="homeField.image" value={image} onChange={(changed) => change({ image: changed })} />
        <HotAreas image={image} areas={areas} onChange={(changed) => change({ areas: changed })} />
      </>
    )}
  </PieceList>
);
