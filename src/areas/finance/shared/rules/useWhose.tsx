import { Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { PARTY_TYPE, type Statement } from '@/contract/finance/statements';
import { useText } from '@/core/i18n';
import { session } from '@/core/session/session';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { partyType } from '../partyType';
import { useParties, useTyped } from '../useParties';

type Scope = 'party' | 'branch';

function ScopePicker({ scope, onScope }: { scope: Scope; onScope: (scope: Scope) => void }) {
  const text = useText();
  return (
    <Segmented<Scope>
      aria-label={text('ruleTable.scope')}
      value={scope}
      onChange={onScope}
      options={[
        { value: 'party', label: text('ruleTable.party') },
        { value: 'branch', label: text('ruleTable.branch') },
      ]}
    />
  );
}

const WIDE = { minWidth: 200 };

interface PartyProps {
  branchId: string | undefined;
  partyId: string | undefined;
  onParty: (partyId: string | undefined) => void;
}

/** One partner of the company, or none: all of it. */
function PartySelect({ branchId = '', partyId, onParty }: PartyProps) {
  const text = useText();
  const { keyword, search } = useTyped();
  const customers = useParties(branchId, PARTY_TYPE.customer, keyword);
  const suppliers = useParties(branchId, PARTY_TYPE.supplier, keyword);
  return (
    <Select<string | null>
      allowClear
      style={WIDE}
      aria-label={text('ruleTable.onlyParty')}
      placeholder={text('ruleTable.allParties')}
      disabled={branchId === ''}
      loading={customers.loading || suppliers.loading}
      value={partyId ?? null}
      onChange={(value) => onParty(value ?? undefined)}
      showSearch={search}
      options={[
        { label: partyType.labelOf(PARTY_TYPE.customer), options: customers.options },
        { label: partyType.labelOf(PARTY_TYPE.supplier), options: suppliers.options },
      ].filter(({ options }) => options.length > 0)}
    />
  );
}

interface Asked {
  /** Its partner, or his company; else whoever is chosen. */
  statement: Statement | undefined;
  /** All companies in sight may be meant. */
  hasAll?: boolean;
}

/** Whose rules are meant, and what it is chosen by. */
export function useWhose({ statement, hasAll = false }: Asked) {
  const text = useText();
  const [scope, setScope] = useState<Scope>('party');
  const [branchId, setBranchId] = useState<string | undefined>(session.get().branchId);
  const [partyId, setPartyId] = useState<string>();
  if (statement) {
    const isParty = scope === 'party';
    return {
      picker: <ScopePicker scope={scope} onScope={setScope} />,
      whose: { branchId: statement.branchId, ...(isParty ? { partyId: statement.partyId } : {}) },
      name: isParty ? statement.partyName : statement.branchName,
    };
  }
  const chooseBranch = (value: string | null) => {
    setBranchId(value ?? undefined);
    setPartyId(undefined);
  };
  const picker = (
    <Flex wrap gap="small">
      <BranchSelect
        source="scope"
        allowClear={hasAll}
        style={WIDE}
        aria-label={text('ruleTable.company')}
        {...(hasAll ? { placeholder: text('ruleTable.allCompanies') } : {})}
        value={branchId ?? null}
        onChange={chooseBranch}
      />
      <PartySelect branchId={branchId} partyId={partyId} onParty={setPartyId} />
    </Flex>
  );
  const whose = { ...(branchId === undefined ? {} : { branchId }), ...(partyId === undefined ? {} : { partyId }) };
  return { picker, whose, name: undefined };
}
