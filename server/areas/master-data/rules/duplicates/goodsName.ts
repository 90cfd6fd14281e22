import { bareText, foldedText } from './plain';
import type { Vocabulary } from './vocabulary';

export interface GoodsName {
  readonly substance: string;
  /** 缓释, 肠溶 …, sorted. */
  readonly releases: readonly string[];
  readonly form: string;
}

/** 布洛芬缓释胶囊 is 布洛芬, 缓释, 胶囊; what brackets add (糖衣, 无蔗糖) is no part of the substance. */
export function readGoodsName(name: string, dosageForm: string, vocabulary: Vocabulary): GoodsName {
  const folded = foldedText(name);
  const outside = bareText(folded.replace(/\([^()]*\)/g, ''));
  let left = outside === '' ? bareText(folded) : outside;
  const formOf = (text: string) => vocabulary.dosageForms.find((form) => text.endsWith(form) && text !== form);
  const form = formOf(left);
  if (form !== undefined) left = left.slice(0, -form.length);
  const releases: string[] = [];
  for (;;) {
    const release = vocabulary.releases.find((one) => left.endsWith(one) && left !== one);
    if (release === undefined) break;
    releases.push(release);
    left = left.slice(0, -release.length);
  }
  // 胶囊剂 of a form field is 胶囊 of a name.
  const given = bareText(dosageForm);
  const named = vocabulary.dosageForms.find((one) => given === one || given === `${one}剂`) ?? '';
  return { substance: left, releases: releases.toSorted(), form: form ?? named };
}
