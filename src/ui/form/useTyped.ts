import { useState } from 'react';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';

const TYPING_MS = 300;

/** The text typed into a select whose options the server finds; it changes at most every 300 ms. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const onSearch = useThrottleLatest(setTyped, TYPING_MS);
  return { typed: trim(typed), showSearch: { filterOption: false, onSearch } as const };
}
