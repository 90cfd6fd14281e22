import { withTexts } from '@/core/i18n';
import { PageUseList } from './PageUseList';

/** The pages in the question before a used object is removed (docs/domain/home-pages.md#references). */
export const AskedUses = withTexts(['shared/page-uses'], PageUseList);
