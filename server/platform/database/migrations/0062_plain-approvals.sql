ALTER TABLE "entry" DROP CONSTRAINT "entry_kind";--> statement-breakpoint
ALTER TABLE "sales_order_event" DROP CONSTRAINT "sales_order_event_kind";--> statement-breakpoint
ALTER TABLE "cashier" ADD COLUMN "former" jsonb;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_kind" CHECK ("entry"."kind" in (1, 2, 3, 4, 5, 6, 7, 8));--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_kind" CHECK ("sales_order_event"."kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19));