import { type Strategy, strategyApi } from '@/contract/goods/monitor-strategies';
import { useText } from '@/core/i18n';
import { type ChoiceProps, FoundName, SearchSelect, type Searched } from '@/ui/form/SearchSelect';

const strategies: Searched<Strategy> = {
  endpoint: strategyApi.page,
  query: (keyword) => ({ keyword }),
  byId: (strategyId) => ({ strategyId }),
  option: ({ strategyId, strategyCode, strategyName }) => ({
    value: strategyId,
    label: `${strategyCode} ${strategyName}`,
  }),
};

/** One strategy, by its code or name. */
export const StrategySelect = (props: ChoiceProps) => (
  <SearchSelect {...props} list={strategies} placeholder={useText()('alert.strategyId')} />
);

export const StrategyName = ({ id }: { id: string }) => <FoundName list={strategies} id={id} />;
