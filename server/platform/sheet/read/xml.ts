import { SaxesParser } from 'saxes';
import { BadSheet, SHEET_LIMITS } from './badSheet';

const CHUNK = 64 * 1024;

export type Attributes = Readonly<Record<string, string>>;

export interface XmlVisitor {
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Some programs write `x:row` for `row`. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);
const localAttributes = (attributes: Record<string, string>): Attributes =>
  // The relation of a sheet is the one attribute whose prefix matters: `id` beside it is another thing.
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.replace(/^\w+:id$/, 'r:id'), value]));

const damaged = (): never => {
  throw new BadSheet('damaged');
};

function decoded(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return damaged();
  }
}

/** Walks through a part of the file. A document type, other encodings and what is not well-formed are refused. */
export function readXml(bytes: Buffer, { open, close, text }: XmlVisitor) {
  const source = decoded(bytes);
  if (source.includes('<!DOCTYPE') || source.includes('<!ENTITY')) damaged();
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  let attributes = 0;
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > SHEET_LIMITS.attributes) damaged();
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    if (depth > SHEET_LIMITS.depth) damaged();
    open?.(local(tag.name), localAttributes(tag.attributes));
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    close?.(local(tag.name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  for (let at = 0; at < source.length; at += CHUNK) parser.write(source.slice(at, at + CHUNK));
  parser.close();
}
