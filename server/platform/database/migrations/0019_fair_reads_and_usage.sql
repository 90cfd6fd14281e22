CREATE TABLE "announcement_read" (
	"announcement_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"read_time" timestamp(0) NOT NULL,
	"stay_sec" integer DEFAULT 0 NOT NULL,
	"popups" smallint DEFAULT 0 NOT NULL,
	"confirmed" smallint DEFAULT 0 NOT NULL,
	"confirm_time" timestamp(0),
	CONSTRAINT "announcement_read_announcement_id_reader_id_pk" PRIMARY KEY("announcement_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "fair_usage" (
	"order_no" text NOT NULL,
	"product_id" text NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"qty" bigint NOT NULL,
	CONSTRAINT "fair_usage_order_no_product_id_pk" PRIMARY KEY("order_no","product_id")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "recall_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_announcement_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_usage" ADD CONSTRAINT "fair_usage_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_usage_of" ON "fair_usage" USING btree ("trade_fair_id","cust_id","product_id");