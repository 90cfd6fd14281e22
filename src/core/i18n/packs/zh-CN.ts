import antd from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import texts from '../../../../locales/zh-CN/entry';
import type { LanguagePack } from '../pack';

export const pack: LanguagePack = { texts, antd, dayjs: 'zh-cn' };
