ALTER TABLE "trade_fair" ADD COLUMN "stop_time" timestamp(0);--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
-- Nothing is changed of a fair after it was taken down, nor after it was ended with a reason.
UPDATE "trade_fair" SET "stop_time" = "gmt_modified" WHERE "state" IN (2, 4) AND "take_down_reason" <> '';--> statement-breakpoint
select set_config('app.scope', '', true);
