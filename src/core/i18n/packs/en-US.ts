import antd from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import texts from '../../../../locales/en-US/entry';
import type { LanguagePack } from '../pack';

export const pack: LanguagePack = { texts, antd, dayjs: 'en' };
