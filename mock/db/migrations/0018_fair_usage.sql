CREATE TABLE "fair_usage" (
	"order_no" text NOT NULL,
	"product_id" text NOT NULL,
	"trade_fair_id" bigint NOT NULL,
	"cust_id" text NOT NULL,
	"qty" bigint NOT NULL,
	CONSTRAINT "fair_usage_order_no_product_id_pk" PRIMARY KEY("order_no","product_id")
);
--> statement-breakpoint
ALTER TABLE "fair_usage" ADD CONSTRAINT "fair_usage_trade_fair_id_trade_fair_trade_fair_id_fk" FOREIGN KEY ("trade_fair_id") REFERENCES "public"."trade_fair"("trade_fair_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_usage_of" ON "fair_usage" USING btree ("trade_fair_id","cust_id","product_id");