import { useEffect, useMemo, useState } from 'react';
import { type Language, useLanguage, useLanguagePack } from '@/core/i18n';
import { areasOf, type HelpTexts } from './contents';
import { loadHelp } from './loadHelp';

interface Loaded {
  language: Language;
  /** Null when they could not be loaded. */
  texts: HelpTexts | null;
}

/**
 * The documentation in the language of the user; after a change of language the former text stays until the new one has
 * loaded.
 */
export function useHelp() {
  const language = useLanguage();
  const pack = useLanguagePack();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const take = (texts: HelpTexts | null) => isWanted && setLoaded({ language, texts });
    loadHelp(language).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [language, attempt]);
  const areas = useMemo(() => {
    const labels: Readonly<Record<string, string>> = pack?.texts ?? {};
    return loaded?.texts ? areasOf(loaded.texts, (key) => labels[key] ?? key) : undefined;
  }, [loaded, pack]);
  return { areas, hasFailed: loaded?.texts === null, retry: () => setAttempt(attempt + 1) };
}
