import { freshComponent } from '@/contract/content/home/fresh';
import type { ComponentType } from '@/contract/content/home/limits';
import { randomUuid } from '@/core/http/random';
import { useText } from '@/core/i18n';
import { TYPE_LABELS } from '../../shared/page-words/componentName';
import type { Designing } from './useEditing';
import { behind } from './useKeys';

/** Adds a component, named in the user's language: behind the selected one, or where it was dropped. */
export function useInsert(designing: Designing) {
  const text = useText();
  return (type: ComponentType, to = behind(designing)) =>
    designing.run(
      { action: 'insert', component: freshComponent(type, randomUuid(), text(TYPE_LABELS[type])), to },
      'outline',
    );
}
