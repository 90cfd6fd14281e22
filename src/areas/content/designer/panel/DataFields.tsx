import type { ComponentOf, HomeComponent } from '@/contract/content/home/component';
import type { ComponentType } from '@/contract/content/home/limits';
import { ImageAdData } from './ImageAdData';
import { BannerData, NavData, NoticeData, ZoneData } from './listFields';
import { ProductListFields } from './ProductListFields';
import { CountdownData, DividerData, RichTextData, SearchData, TabsData, TitleData } from './textFields';

interface Props {
  component: HomeComponent;
  onSet: (path: string, value: unknown) => void;
}

const data = <T extends ComponentType>(component: ComponentOf<T>, onSet: Props['onSet']) => ({
  // The union of all data cannot be told from the type alone.
  data: component.data as ComponentOf<T>['data'],
  set: (field: string, value: unknown) => onSet(`data.${field}`, value),
});

/** What a component shows, by its type (docs/domain/home-pages.md#components). */
export function DataFields({ component, onSet }: Props) {
  switch (component.type) {
    case 'search':
      return <SearchData {...data<'search'>(component, onSet)} />;
    case 'banner':
      return <BannerData {...data<'banner'>(component, onSet)} />;
    case 'gridNav':
      return <NavData {...data<'gridNav'>(component, onSet)} />;
    case 'notice':
      return <NoticeData {...data<'notice'>(component, onSet)} />;
    case 'productList':
      return (
        <ProductListFields
          value={component.data}
          onChange={(changed) => Object.entries(changed).forEach(([field, value]) => onSet(`data.${field}`, value))}
        />
      );
    case 'zone':
      return <ZoneData {...data<'zone'>(component, onSet)} />;
    case 'imageAd':
      return <ImageAdData {...data<'imageAd'>(component, onSet)} />;
    case 'tabs':
      return <TabsData {...data<'tabs'>(component, onSet)} />;
    case 'countdown':
      return <CountdownData {...data<'countdown'>(component, onSet)} />;
    case 'title':
      return <TitleData {...data<'title'>(component, onSet)} />;
    case 'richText':
      return <RichTextData {...data<'richText'>(component, onSet)} />;
    case 'divider':
      return <DividerData {...data<'divider'>(component, onSet)} />;
  }
}
