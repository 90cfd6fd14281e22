ALTER TABLE "monitor_figure" ADD COLUMN "measured_time" timestamp(0);--> statement-breakpoint
UPDATE "monitor_alert" SET "status" = 1, "handle_time" = date_trunc('second', now() at time zone 'Asia/Shanghai'), "result" = '策略已更换指标，原指标的预警关闭。'
FROM "monitor_strategy" WHERE "monitor_strategy"."strategy_id" = "monitor_alert"."strategy_id" AND "monitor_strategy"."metric" <> "monitor_alert"."metric" AND "monitor_alert"."status" = 0;
