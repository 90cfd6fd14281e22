export { MonitorStrategies as default } from '@/areas/goods/monitors/MonitorStrategies';
