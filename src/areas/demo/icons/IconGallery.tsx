import { Empty, Input } from 'antd';
import { useState } from 'react';
import { T, useText, withTexts } from '@/core/i18n';
import { ICON_NAMES, OtherIcon } from '@/ui/icon/OtherIcon';
import { MenuIcon } from '@/ui/icon/MenuIcon';
import { PageHeader } from '@/ui/PageHeader';
import { Example } from '../shared/Example';
import styles from './IconGallery.module.css';

function IconGalleryScreen() {
  const text = useText();
  const [pattern, setPattern] = useState('');
  const found = ICON_NAMES.filter((name) => name.toLowerCase().includes(pattern.trim().toLowerCase()));
  return (
    <>
      <PageHeader help="demo.iconHelp" />
      <Input.Search
        allowClear
        aria-label={text('demo.iconSearch')}
        placeholder={text('demo.iconSearch')}
        style={{ maxWidth: 320, marginBlockEnd: 16 }}
        value={pattern}
        onChange={({ target }) => setPattern(target.value)}
      />
      <Example name={`<MenuIcon name="…" /> (${found.length})`}>
        {found.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="demo.iconNone" />} />}
        <ul className={styles.icons}>
          {found.map((name) => (
            <li key={name} className={styles.icon}>
              <MenuIcon name={name} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example name="<OtherIcon />">
        <OtherIcon name="TruckOutlined" /> <OtherIcon name="NoSuchIcon" />
      </Example>
    </>
  );
}

/** /icon: the icons that a menu can have; an unknown name is shown by the general sign of an application. */
export const IconGallery = withTexts(['demo/pages'], IconGalleryScreen);
